import type { OnPage } from '../../page/on-page.ts';
import { Halves } from '../../ui/layout/halves.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { Words } from '../../ui/layout/words.tsx';
import { PictureLink } from '../../ui/lightbox/picture-link.tsx';
import { type Action, isExternalAction } from '../../ui/link/action.ts';
import { ArrowExternalLink, ArrowLink } from '../../ui/link/arrow-link.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { viewerWords } from '../../ui/text/ui-texts.ts';
import { Enlarge } from './enlarge.tsx';
import { Gallery } from './gallery.tsx';
import { Overview } from './overview.tsx';
import type { Props } from './schema.ts';
import { type ShownPicture, toSource } from './shown-picture.ts';
import './style.css';
import '../../ui/text/named-rows.css';

/** Report of a project: main picture, facts, paragraphs, and its other pictures. */
export default function Project({ heading, lead, facts, preview, overview, gallery, pictures, id }: Props & OnPage) {
  const [main] = pictures;
  const viewer = { sources: pictures.map(toSource), words: { ...viewerWords, name: gallery } };
  const isWhole = main?.ground === 'own';
  return (
    <>
      <Section id={id} spacing="tight" className="project-opening">
        <PictureLink
          {...viewer}
          index={0}
          className={classes('project-picture bleed-phones', !isWhole && 'project-stage')}
        >
          {!isWhole && <Picture name="project-sun" className="project-sun" />}
          {main && <MainPicture {...main} />}
          <Enlarge />
        </PictureLink>
        <Halves at={7} align="start">
          <Words heading={heading} text={lead} lead />
          <dl className="named-rows project-facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="small muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {preview && (
              <div>
                <dt className="small muted">{preview.label}</dt>
                <dd>
                  <Preview action={preview.action} />
                </dd>
              </div>
            )}
          </dl>
        </Halves>
      </Section>
      <Overview {...overview} />
      <Gallery heading={gallery} pictures={pictures} viewer={viewer} />
    </>
  );
}

function MainPicture(picture: ShownPicture) {
  const { alt, stage } = picture;
  if (stage) return <Picture name={stage} alt={alt} className="project-window" />;
  return (
    <img src={toSource(picture).src} alt={alt} className="project-window" width="760" height="520" decoding="async" />
  );
}

const Preview = ({ action }: { action: NonNullable<Props['preview']>['action'] }) =>
  isExternalAction(action) ? <ArrowExternalLink action={action} /> : <ArrowLink action={action as Action} />;
