import type { OnPage } from '../../page/on-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Halves } from '../../ui/layout/halves.tsx';
import { Words } from '../../ui/layout/words.tsx';
import { ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CheckList } from '../../ui/text/check-list.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** A claim with its checked points and a link, beside the product at night. */
export default function NightStory(props: Props & OnPage) {
  const { heading, lead, points, action, links, image, picture, id } = props;
  const isHalf = picture === 'half';
  return (
    <Section id={id} spacing={isHalf ? 'chapter' : 'normal'} surface="night">
      <Halves at={isHalf ? 5 : 4} gap="2xl">
        <Words heading={heading} text={lead} lead gap="l">
          <CheckList items={points} />
          {links ? (
            <div className="actions">
              <ButtonLink action={action} />{' '}
              {links.map((link) => (
                <ArrowLink key={link.to} action={link} />
              ))}
            </div>
          ) : (
            <ButtonLink action={action} />
          )}
        </Words>
        <div className={isHalf ? 'industry-image' : 'trace-picture'} data-reveal>
          <Picture {...image} />
        </div>
      </Halves>
    </Section>
  );
}
