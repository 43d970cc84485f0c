import type { ReactNode } from 'react';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import './contact-hero.css';

/** Morning light behind two columns: the direct ways, and the form. */
export function ContactHero({ children }: { children: ReactNode }) {
  return (
    <HeroFrame variant="contact" surface="sunken" illustration="hero-day">
      {children}
    </HeroFrame>
  );
}
