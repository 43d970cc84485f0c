import { site } from '../../../shared/site.ts';
import type { OnPage } from '../../page/on-page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { usePageId } from '../../ui/id/use-page-id.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Heading } from '../../ui/text/heading.tsx';
import { opensInNewTab } from '../../ui/text/ui-texts.ts';
import { WithoutScript } from '../../ui/text/without-script.tsx';
import type { Props } from './schema.ts';
import './style.css';
import '../../ui/button/button.css';
import '../../ui/button/chip.css';

/** A framed poster of our own with a Play button, in front of the opening. */
export default function Video({ heading, text, play, overlay, id: place }: Props & OnPage) {
  const id = usePageId();
  return (
    <Section id={place} spacing="tight">
      <div className="video bleed-phones" data-surface="night" data-reveal>
        <img src="/art/video-poster.svg" alt="" width="720" height="480" loading="lazy" decoding="async" />
        <Stack gap="s" className="video-words">
          <Heading className="text-large">{heading}</Heading>
          <p className="soft">{text}</p>
          <button
            type="button"
            className="button button-solid button-large play"
            data-replay=""
            aria-haspopup="dialog"
            {...{ command: 'show-modal', commandfor: id }}
          >
            <span>
              {play.label} <span className="sr-only">{play.about}</span>
            </span>
            <i>
              <Icon name="play" />
            </i>
          </button>
          <WithoutScript>
            <p>
              <a className="inline-link" href={site.video} target="_blank" rel="noopener">
                {overlay.link}
              </a>
            </p>
          </WithoutScript>
        </Stack>
      </div>
      <VideoOverlay id={id} words={overlay} />
    </Section>
  );
}

/**
 * The video over the whole page. The native element traps focus, closes on Escape and gives focus back; the frame
 * is there while it is open: see enhance-video-overlay.ts.
 */
function VideoOverlay({ id, words }: { id: string; words: Props['overlay'] }) {
  return (
    <dialog
      id={id}
      className="video-overlay"
      data-surface="night"
      aria-label={words.title}
      closedby="any"
      data-enhance="video-overlay"
    >
      <button
        type="button"
        className="video-close chip"
        aria-label={words.close}
        {...{ command: 'close', commandfor: id }}
      >
        <Icon name="x" />
      </button>
      <div className="video-frame" data-address={site.video} />
      {/* Another site's frame cannot report a failure, so the link to the video is always shown. */}
      <p className="video-help small soft">
        {words.help}{' '}
        <a className="inline-link" href={site.video} target="_blank" rel="noopener">
          {words.link}
          <span className="sr-only">, {opensInNewTab}</span>
        </a>
        .
      </p>
    </dialog>
  );
}
