interface ImportMetaEnv {
  /** Public origin of the site, without a slash at the end. Set by vite.config.ts. */
  readonly SITE_URL: string;
}

declare module 'virtual:drawings' {
  /** Path from the project's root -> complete svg; filled while prerendering. */
  export const drawn: Record<string, string>;
  /** Path from the project's root -> fetches the svg; filled in the browser. */
  export const loaders: Record<string, () => Promise<string>>;
}
