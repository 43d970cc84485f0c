import type { ReactNode } from 'react';
import { FormNote } from '../../ui/form/form-note.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { type InlineName, InlineSvg } from '../../ui/media/inline-svg.tsx';
import { Rich, type RichText } from '../../ui/text/rich-text.tsx';
import './account-split.css';

export interface AccountSplitProps {
  heading: string;
  /** Where else the visitor may have wanted to go. */
  prompt: RichText;
  /** That accounts are not open yet. */
  note: RichText;
  /** The hour of this page: low sun, high sun, blue night. */
  image: InlineName & `split-${string}`;
}

/** A form about accounts beside a row of fins; on narrow screens its name stands in the dark above the sun. */
export function AccountSplit({ heading, prompt, note, image, children }: AccountSplitProps & { children: ReactNode }) {
  return (
    <section className="account">
      <div className="account-art" data-surface="night" data-hour={image}>
        <InlineSvg name={image} />
      </div>
      <div className="account-words">
        <Stack gap={3} className="account-head">
          <h1 className="text-section-title">{heading}</h1>
          <p className="soft">
            <Rich text={prompt} />
          </p>
        </Stack>
        <div className="account-rest">
          <FormNote text={note} />
          {children}
        </div>
      </div>
    </section>
  );
}
