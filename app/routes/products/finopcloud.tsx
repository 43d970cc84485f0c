import type { ComponentProps } from 'react';
import { Banner } from '../../blocks/banner/view.tsx';
import Bill from '../../blocks/bill/view.tsx';
import { IllustratedHero } from '../../blocks/illustrated-hero/view.tsx';
import { bill } from '../../content/live/bill.ts';
import { finopcloud } from '../../content/products/finopcloud.ts';
import { OpenQuestions } from '../../sections/faq/open-questions.tsx';
import { Approach } from '../../sections/product/approach.tsx';
import { Explanation } from '../../sections/product/explanation.tsx';
import { Offers } from '../../sections/product/offers.tsx';
import { TechStack } from '../../sections/product/tech-stack.tsx';

export default function Page() {
  return (
    <>
      <IllustratedHero {...finopcloud.hero} />
      <Offers {...finopcloud.services} />
      <TechStack {...finopcloud.techStack} />
      <Explanation {...finopcloud.whatIsIt} />
      <Bill {...(bill as unknown as ComponentProps<typeof Bill>)} />
      <Approach {...finopcloud.approach} />
      <OpenQuestions {...finopcloud.faq} surface="sunken" />
      <Banner {...finopcloud.closing} />
    </>
  );
}
