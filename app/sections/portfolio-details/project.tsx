import { Halves } from '../../ui/layout/halves.tsx';
import { classes } from '../../ui/layout/steps.ts';
import { Words } from '../../ui/layout/words.tsx';
import type { LightboxWords } from '../../ui/lightbox/lightbox.tsx';
import { PictureLink } from '../../ui/lightbox/picture-link.tsx';
import type { Source } from '../../ui/lightbox/source.ts';
import type { ExternalAction } from '../../ui/link/action.ts';
import { ArrowExternalLink } from '../../ui/link/arrow-link.tsx';
import { Picture, type PictureName } from '../../ui/media/picture.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Enlarge } from './enlarge.tsx';
import './project.css';
import '../../ui/text/named-rows.css';

export interface ProjectProps {
  heading: string;
  lead: string;
  facts: { label: string; value: string }[];
  preview?: { label: string; action: ExternalAction };
}

export interface DrawnSource extends Source {
  /**
   * Of the first: its drawing for the large stage at the top. It stands there only then: the gallery goes on with the next.
   */
  stage?: PictureName;
  /** Its drawing in the gallery, where that has one for phones as well. */
  picture?: PictureName;
  /** Drawn from edge to edge: no sun behind it. */
  isStage?: boolean;
  /** Drawn with its own ground: it fills its field of the gallery. */
  isPlate?: boolean;
}

export interface PicturesProps {
  /** Where they can be seen large, in this order. */
  sources: readonly DrawnSource[];
  words: LightboxWords & { enlarge: string };
}

/** What the project was, for whom and how long, under its main picture. */
export function Project({ heading, lead, facts, preview, pictures }: ProjectProps & { pictures: PicturesProps }) {
  const [main] = pictures.sources;
  return (
    <Section spacing="tight" className="project-opening">
      <PictureLink
        {...pictures}
        index={0}
        className={classes('project-picture bleed-phones', !main?.isStage && 'project-stage')}
      >
        {!main?.isStage && <Picture name="project-sun" className="project-sun" />}
        {main && <MainPicture {...main} />}
        <Enlarge word={pictures.words.enlarge} />
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
                <ArrowExternalLink action={preview.action} />
              </dd>
            </div>
          )}
        </dl>
      </Halves>
    </Section>
  );
}

const MainPicture = ({ src, alt, stage }: DrawnSource) =>
  stage ? (
    <Picture name={stage} alt={alt} className="project-window" />
  ) : (
    <img src={src} alt={alt} className="project-window" width="760" height="520" decoding="async" />
  );
