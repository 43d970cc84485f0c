import { site } from '../../../shared/site.ts';

/** The year is the visitor's: without script that of the build stands. */
export function Copyright({ rights }: { rights: string }) {
  return (
    <p>
      © <span data-enhance="year">{new Date().getFullYear()}</span> {site.name}. {rights}
    </p>
  );
}
