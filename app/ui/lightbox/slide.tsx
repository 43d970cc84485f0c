import { useEffect, useState } from 'react';
import { useContainerRect } from 'yet-another-react-lightbox';
import { invalidSource } from '../text/ui-texts.ts';
import { Pannable } from './pannable.tsx';
import { probeKind } from './probe-kind.ts';
import { fitInside, kindOfName, type Size, type Source, type SourceKind, youtubeId } from './source.ts';
import { Video } from './video.tsx';

interface SlideProps {
  source: Source;
  /** False for the neighbors beside the window. */
  current: boolean;
  /** Name of the button that shows a picture at its own size. */
  fullSize: string;
}

/**
 * The place of one source and its caption. A click beside both closes the viewer: the library finds it by the class.
 */
export function Slide({ source, current, fullSize }: SlideProps) {
  const { setContainerRef, containerRect } = useContainerRect();
  return (
    <figure className="lightbox-slide yarl__slide_wrapper">
      <div ref={setContainerRef} className="lightbox-stage yarl__slide_wrapper">
        {containerRect && <Shown source={source} current={current} fullSize={fullSize} room={containerRect} />}
      </div>
      {source.caption && <figcaption>{source.caption}</figcaption>}
    </figure>
  );
}

/** YouTube's default size. */
const youtubeSize: Size = { width: 1920, height: 1080 };

function Shown({ source, current, fullSize, room }: SlideProps & { room: Size }) {
  const { src, alt, size } = source;
  const kind = useKind(src);
  const [broken, setBroken] = useState(false);
  const fitted = size && fitInside(size, room);

  if (broken || kind === 'invalid') return <p className="lightbox-invalid">{invalidSource}</p>;
  if (kind === 'image' && size && fitted && fitted.width < size.width && current)
    return (
      <Pannable name={fullSize} size={size} fitted={fitted}>
        {(shown) => <img src={src} alt={alt} {...shown} draggable={false} onError={() => setBroken(true)} />}
      </Pannable>
    );
  if (kind === 'image')
    return <img src={src} alt={alt} {...fitted} draggable={false} onError={() => setBroken(true)} />;
  if (kind === 'video')
    return <Video src={src} name={alt} size={fitted} current={current} onFail={() => setBroken(true)} />;
  if (kind === 'youtube')
    return (
      <iframe
        src={`https://www.youtube-nocookie.com/embed/${youtubeId(src)}`}
        title={alt}
        {...fitInside(size ?? youtubeSize, room)}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return null;
}

/** Kind of a source; undefined until its server has answered. */
function useKind(src: string): SourceKind | undefined {
  const named = kindOfName(src);
  const [probed, setProbed] = useState<SourceKind>();

  useEffect(() => {
    if (named) return;
    let left = false;
    probeKind(src).then((kind) => left || setProbed(kind));
    return () => {
      left = true;
    };
  }, [src, named]);

  return named ?? probed;
}
