/** The subject of a page, if it has one: for search engines, in structured-data.ts. */
export type Subject =
  | { type: 'ContactPage' }
  | { type: 'Service'; name: string }
  | { type: 'SoftwareApplication'; name: string; site: string }
  | { type: 'Person'; name: string; role: string }
  | {
      type: 'BlogPosting';
      headline: string;
      /** `2026-11-20` */
      date: string;
      section: string;
      authors: readonly { name: string; path?: string | undefined }[];
    };
