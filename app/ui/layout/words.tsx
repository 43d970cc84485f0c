import type { ReactNode } from 'react';
import { Heading } from '../text/heading.tsx';
import { Stack } from './stack.tsx';
import type { Space } from './steps.ts';
import './words.css';

interface WordsProps {
  heading: string;
  /** Type step of the heading. */
  size?: 'section' | 'large' | 'small';
  text: string | readonly string[];
  lead?: boolean | undefined;
  gap?: Space;
  className?: string | undefined;
  /** Buttons and links. */
  children?: ReactNode;
}

/** A heading, its text, and its links. */
export function Words({ heading, size = 'section', text, lead, gap = 'm', className = '', children }: WordsProps) {
  return (
    <Stack gap={gap} className={`words ${className}`.trim()} data-reveal>
      <Heading className={size === 'large' ? 'text-large' : `text-${size}-title`}>{heading}</Heading>
      {[text].flat().map((paragraph) => (
        <p key={paragraph} className={lead ? 'lead' : undefined}>
          {paragraph}
        </p>
      ))}
      {children}
    </Stack>
  );
}
