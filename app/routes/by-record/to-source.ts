import type { ProjectWords } from '../../content/portfolio/project.ts';
import type { DrawnSource } from '../../sections/portfolio-details/project.tsx';
import { photographFile } from '../../ui/media/photograph.tsx';

/** A project's picture with its address and size. @throws when it names a photograph that is not there */
export function toSource(source: ProjectWords['pictures']['sources'][number]): DrawnSource {
  if (!('photograph' in source)) return source;
  const { photograph, ...words } = source;
  return { ...photographFile(photograph), ...words };
}
