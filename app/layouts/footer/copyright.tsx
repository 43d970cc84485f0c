import { site } from '../../../shared/site.ts';

/** The visitor's year; without script the build's. */
export function Copyright({ rights }: { rights: string }) {
  return (
    <p>
      © <span data-enhance="year">{new Date().getFullYear()}</span> {site.name}. {rights}
    </p>
  );
}
