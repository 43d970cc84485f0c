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

/** Meta tags of the importing route, made by scripts/build/meta-plugin.ts from its record. */
declare module 'virtual:meta' {
  export function meta(): import('react-router').MetaDescriptor[];
}

/** The entries of the main menu. */
declare module 'virtual:lists/menu' {
  export const list: import('./content/lists.ts').Lists['menu'];
}

/** The services, as the menus list them. */
declare module 'virtual:lists/services' {
  export const list: import('./content/lists.ts').Lists['services'];
}

/** The columns of the footer. */
declare module 'virtual:lists/footer' {
  export const list: import('./content/lists.ts').Lists['footer'];
}

/** What teasers show. */
declare module 'virtual:lists/latest-posts' {
  export const list: import('./content/lists.ts').Lists['latest-posts'];
}

/** Who has written the article. */
declare module 'virtual:lists/author' {
  export const list: import('./content/lists.ts').Lists['author'];
}
