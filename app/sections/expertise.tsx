import {
  ArrowLeftRight,
  Blocks,
  BrainCircuit,
  ChartPie,
  Cloud,
  Coins,
  DatabaseZap,
  FileCode,
  Gem,
  Glasses,
  Layers,
  MonitorSmartphone,
  Network,
  RadioTower,
  Scale,
  TextSearch,
  TrendingUp,
  Vote,
} from 'lucide-react';
import { useId } from 'react';
import { SectionHead } from '../ui/section-head.tsx';

const icons = {
  'arrow-left-right': ArrowLeftRight,
  blocks: Blocks,
  'brain-circuit': BrainCircuit,
  'chart-pie': ChartPie,
  cloud: Cloud,
  coins: Coins,
  'database-zap': DatabaseZap,
  'file-code': FileCode,
  gem: Gem,
  glasses: Glasses,
  layers: Layers,
  'monitor-smartphone': MonitorSmartphone,
  network: Network,
  'radio-tower': RadioTower,
  scale: Scale,
  'text-search': TextSearch,
  'trending-up': TrendingUp,
  vote: Vote,
};

export interface ExpertiseProps {
  heading: string;
  lede: string;
  tiles: { name: string; icon: keyof typeof icons; title: string; content: string }[];
}

/**
 * Eighteen fields. The name is always there; its explanation shows on hover, focus and tap, by stylesheet alone, and is
 * always there for a screen reader.
 */
export function Expertise({ heading, lede, tiles }: ExpertiseProps) {
  const id = useId();
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead heading={heading}>
          <p>{lede}</p>
        </SectionHead>
        <ul className="cells expertise" data-reveal>
          {tiles.map(({ name, icon, title, content }) => {
            const Icon = icons[icon];
            return (
              <li key={name} className="cell">
                <Icon className="icon" aria-hidden />
                <h3>
                  <button type="button" aria-describedby={`${id}${icon}`}>
                    {name}
                  </button>
                </h3>
                <p id={`${id}${icon}`}>
                  <b>{title}.</b> {content}
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
