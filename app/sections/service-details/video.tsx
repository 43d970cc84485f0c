import { Play, X } from 'lucide-react';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { opensInNewTab } from '../../ui/text/ui-texts.ts';
import { WithoutScript } from '../../ui/text/without-script.tsx';
import './video-overlay.css';
import './video.css';
import '../../ui/button/button.css';
import '../../ui/button/chip.css';

export interface VideoProps {
  heading: string;
  text: string;
  /** The button's word, and what only a screen reader needs to hear after it. */
  play: { label: string; about: string };
  overlay: { title: string; close: string; help: string; link: string };
  /** On another site: nothing is requested from it before Play. */
  address: string;
}

const id = 'video';

/** A framed poster of our own with a Play button, in front of the opening. */
export function Video({ heading, text, play, overlay, address }: VideoProps) {
  return (
    <Section spacing="tight">
      <div className="video bleed-phones" data-surface="night" data-reveal>
        <img src="/art/video-poster.svg" alt="" width="720" height="480" loading="lazy" decoding="async" />
        <Stack gap="s" className="video-words">
          <h2 className="text-large">{heading}</h2>
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
              <Play className="icon" aria-hidden />
            </i>
          </button>
          <WithoutScript>
            <p>
              <a className="inline-link" href={address} target="_blank" rel="noopener">
                {overlay.link}
              </a>
            </p>
          </WithoutScript>
        </Stack>
      </div>
      <VideoOverlay words={overlay} address={address} />
    </Section>
  );
}

/**
 * The video over the whole page. The native element traps focus, closes on Escape and gives focus back; the frame
 * is there while it is open: see enhance-video-overlay.ts.
 */
function VideoOverlay({ words, address }: { words: VideoProps['overlay']; address: string }) {
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
        <X className="icon" aria-hidden />
      </button>
      <div className="video-frame" data-address={address} />
      {/* A frame of another site cannot tell us that it failed, so the way out stands there from the start. */}
      <p className="video-help small soft">
        {words.help}{' '}
        <a className="inline-link" href={address} target="_blank" rel="noopener">
          {words.link}
          <span className="sr-only">, {opensInNewTab}</span>
        </a>
        .
      </p>
    </dialog>
  );
}
