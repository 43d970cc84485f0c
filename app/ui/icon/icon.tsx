import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' };
import { IconFrame } from './icon-frame.tsx';

export type IconName = keyof typeof lucide.icons | keyof typeof lucide.aliases;

const icons: Readonly<Record<string, { body: string }>> = lucide.icons;
const aliases: Readonly<Record<string, { parent: string }>> = lucide.aliases;

/** Attributes of the frame instead, so that stylesheets can change them. */
const stroke = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon by its name in Lucide. Only for prerendered parts: the module holds all icons. */
export function Icon({ name, className }: IconProps) {
  const body = icons[aliases[name]?.parent ?? name]?.body ?? '';
  return <IconFrame name={name} className={className} dangerouslySetInnerHTML={{ __html: body.replace(stroke, '') }} />;
}
