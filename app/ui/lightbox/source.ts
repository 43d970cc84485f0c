export interface Size {
  width: number;
  height: number;
}

/** Something the viewer shows: a picture, a video, or a YouTube address. */
export interface Source {
  src: string;
  alt: string;
  caption?: string;
  /** Size in CSS pixels; reduced to fit the window. */
  size?: Size;
}

export type SourceKind = 'image' | 'video' | 'youtube' | 'invalid';

const kinds = {
  image: /\.(?:avif|gif|jpe?g|png|svg|webp)$/i,
  video: /\.(?:mp4|m4v|mov|ogv|webm)$/i,
} as const;

/** Kind of a source by its name; undefined if the server has to be asked. */
export function kindOfName(src: string): SourceKind | undefined {
  if (youtubeId(src)) return 'youtube';
  const [path = ''] = src.split(/[?#]/);
  if (kinds.image.test(path)) return 'image';
  return kinds.video.test(path) ? 'video' : undefined;
}

/** Kind of a source by the server's type, `image/png; charset=…`. */
export function kindOfType(contentType: string | null): SourceKind {
  const [family] = contentType?.trim().toLowerCase().split('/') ?? [];
  return family === 'image' || family === 'video' ? family : 'invalid';
}

/** The video's id in all common forms: watch, short link, embed. */
export function youtubeId(src: string): string | undefined {
  const pattern =
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})/;
  return pattern.exec(src)?.[1];
}

/** The largest size of the same shape that fits, at most its own. */
export function fitInside(size: Size, room: Size): Size {
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
}
