import {
  Blocks,
  ChartColumn,
  Cloud,
  PanelsTopLeft,
  Signature,
  Smartphone,
  Sparkles,
  SquareTerminal,
} from 'lucide-react';

const icons = {
  blocks: Blocks,
  sparkles: Sparkles,
  'panels-top-left': PanelsTopLeft,
  smartphone: Smartphone,
  'square-terminal': SquareTerminal,
  cloud: Cloud,
  signature: Signature,
  'chart-column': ChartColumn,
};

export type MenuIconName = keyof typeof icons;

export function MenuIcon({ name }: { name: MenuIconName }) {
  const Icon = icons[name];
  return <Icon className="icon menu-icon" aria-hidden />;
}
