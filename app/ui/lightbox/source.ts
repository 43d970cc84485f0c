export interface Size {
  width: number;
  height: number;
}

/** Something the viewer shows: a picture, a video, or a YouTube address. */
export interface Source {
  src: string;
  alt: string;
  caption?: string;
  /** In CSS pixels; it is made smaller where the window is. */
  size?: Size;
}

export type SourceKind = 'image' | 'video' | 'youtube' | 'invalid';

const kinds = {
  image: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
  video: /\.(?:mp4|m4v|mov|ogv|webm)$/i,
} as const;

/** What the name of a source tells about it; nothing when it has to be asked. */
export function kindOfName(src: string): SourceKind | undefined {
  if (youtubeId(src)) return 'youtube';
  const [path = ''] = src.split(/[?#]/);
  if (kinds.image.test(path)) return 'image';
  return kinds.video.test(path) ? 'video' : undefined;
}

/** What the server says about a source, as `image/png; charset=…`. */
export function kindOfType(contentType: string | null): SourceKind {
  const [family] = contentType?.trim().toLowerCase().split('/') ?? [];
  return family === 'image' || family === 'video' ? family : 'invalid';
}

/** The video's own id in any of the forms people copy: watch, short link, embed. */
export function youtubeId(src: string): string | undefined {
  const pattern =
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/;
  return pattern.exec(src)?.[1];
}

/** The largest size of the same shape that fits, but none above its own. */
export function fitInside(size: Size, room: Size): Size {
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}
