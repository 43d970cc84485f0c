import { bill } from '../../content/live/bill.ts';
import { finopcloud } from '../../content/products/finopcloud.ts';
import { Banner } from '../../sections/banner/banner.tsx';
import { CellGrid } from '../../sections/cells/cell-grid.tsx';
import { Faq } from '../../sections/faq/faq.tsx';
import { IllustratedHero } from '../../sections/hero/illustrated-hero.tsx';
import { Bill } from '../../sections/live/bill.tsx';
import { Approach } from '../../sections/product/approach.tsx';
import { Explanation } from '../../sections/product/explanation.tsx';
import { TechStack } from '../../sections/product/tech-stack.tsx';

export default function Page() {
  return (
    <>
      <IllustratedHero {...finopcloud.hero} />
      <CellGrid {...finopcloud.services} columns={3} />
      <TechStack {...finopcloud.techStack} />
      <Explanation {...finopcloud.whatIsIt} />
      <Bill {...bill} />
      <Approach {...finopcloud.approach} />
      <Faq {...finopcloud.faq} kind="closable" />
      <Banner {...finopcloud.closing} />
    </>
  );
}
