import { useEffect, useRef, useState } from 'react';
import type { Size } from './source.ts';

/** Limit for a video's size; later ones will not play either. */
const metadataMs = 3000;

interface VideoProps {
  src: string;
  name: string;
  size: Size | undefined;
  /** Videos out of view do not play on. */
  current: boolean;
  onFail: () => void;
}

export function Video({ src, name, size, current, onFail }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [known, setKnown] = useState(false);

  useEffect(() => {
    if (known) return;
    const giveUp = setTimeout(onFail, metadataMs);
    return () => clearTimeout(giveUp);
  }, [known, onFail]);

  useEffect(() => {
    if (!current) video.current?.pause();
  }, [current]);

  return (
    <video
      ref={video}
      src={src}
      aria-label={name}
      {...size}
      controls
      playsInline
      preload="metadata"
      onLoadedMetadata={() => setKnown(true)}
      onError={onFail}
    />
  );
}
