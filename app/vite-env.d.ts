interface ImportMetaEnv {
  /** Public origin of the site, without a slash at the end. Set by vite.config.ts. */
  readonly SITE_URL: string;
}
