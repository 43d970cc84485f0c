import { Play } from 'lucide-react';
import { useState } from 'react';
import { Section } from '../../ui/section/section.tsx';
import { VideoOverlay, type VideoOverlayProps } from './video-overlay.tsx';

export interface VideoProps {
  heading: string;
  text: string;
  /** The button's word, and what only a screen reader needs to hear after it. */
  play: { label: string; about: string };
  overlay: VideoOverlayProps['words'];
  /** On another site: nothing is requested from it before Play. */
  address: string;
}

/** A poster of our own with a Play button. */
export function Video({ heading, text, play, overlay, address }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <Section spacing="tight">
      <div className="video" data-surface="night" data-reveal>
        <img src="/art/video-poster.svg" alt="" width="720" height="480" loading="lazy" decoding="async" />
        <div className="video-words">
          <h2 className="text-section-title">{heading}</h2>
          <p>{text}</p>
          <button
            type="button"
            className="button play"
            data-variant="primary"
            data-size="large"
            data-replay
            aria-haspopup="dialog"
            onClick={() => setPlaying(true)}
          >
            <i>
              <Play className="icon" aria-hidden />
            </i>
            <span>
              {play.label} <span className="sr-only">{play.about}</span>
            </span>
          </button>
          <noscript>
            <p>
              <a className="inline-link" href={address} target="_blank" rel="noopener">
                {overlay.link}
              </a>
            </p>
          </noscript>
        </div>
      </div>

      {playing && <VideoOverlay words={overlay} address={address} onClose={() => setPlaying(false)} />}
    </Section>
  );
}
