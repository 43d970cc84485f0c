interface ImportMetaEnv extends Readonly<Record<`OFF_${import('../shared/site.ts').SwitchName}`, boolean>> {
  /** Public address of the site, without a slash at the end. Set by vite.config.ts. */
  readonly SITE_URL: string;
  /** Its path, such as `/site`; empty for a site with a host of its own. For scripts: pages get it when they are written. */
  readonly BASE_PATH: string;
  /** Empty where visits are not counted. Set by vite.config.ts. */
  readonly STATS: '' | 'on' | 'beacon';
  /** The night of app/styles/tokens.css in the brand's colors, as `#rrggbb`. Set by vite.config.ts. */
  readonly THEME_COLOR: string;
}
