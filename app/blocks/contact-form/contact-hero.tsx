import type { ReactNode } from 'react';
import { HeroFrame } from '../../ui/section/hero-frame.tsx';
import './style.css';

/** Morning light behind two columns: direct contact, and the form. */
export function ContactHero({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <HeroFrame id={id} variant="contact" surface="sunken" illustration="hero-day">
      {children}
    </HeroFrame>
  );
}
