import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { inBrandColors } from './art/brand/brand-colors.ts';
import { beton } from './art/palette.ts';
import { switches } from './shared/site.ts';
import { basePathOf, parseSiteUrl } from './shared/site-url.ts';
import { parseStats } from './shared/stats.ts';

const brandColors = {
  postcssPlugin: 'brand-colors',
  Once(root: import('postcss').Root) {
    root.walkDecls((rule) => {
      rule.value = inBrandColors(rule.prop, rule.value);
    });
  },
};

const siteUrl = parseSiteUrl(process.env.SITE_URL);

const inRoot = (path: string) => resolve(import.meta.dirname, path);

export default defineConfig({
  // A list of what pages and tools are made of: beside it are messages, mails, backups and settings, and others yet to come.
  server: {
    fs: {
      strict: true,
      allow: [
        ...['app', 'art', 'shared', 'scripts/edit/client', 'node_modules'].map(inRoot),
        // It may be a link.
        realpathSync(inRoot('node_modules')),
      ],
      // Also within those folders.
      deny: ['.env', '.env.*', '.git', '**/.git/**', '*.{crt,pem,key,p12,pfx,db,db-*,sqlite,sqlite-*,eml,dump,sql}'],
    },
    cors: false,
    allowedHosts: [],
  },
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    'import.meta.env.BASE_PATH': JSON.stringify(basePathOf(siteUrl)),
    'import.meta.env.STATS': JSON.stringify(parseStats(process.env.STATS).replace('off', '')),
    'import.meta.env.THEME_COLOR': JSON.stringify(beton(950)),
    // Literals, so that the bundler leaves out unreachable code.
    ...Object.fromEntries(
      Object.entries(switches).map(([name, isOn]) => [`import.meta.env.OFF_${name}`, String(!isOn)]),
    ),
  },
  css: { postcss: { plugins: [globalData({ files: ['app/styles/breakpoints.css'] }), customMedia(), brandColors] } },
  build: {
    // Inlined assets would need `data:` in the content-security policy.
    assetsInlineLimit: 0,
    // Widely available features only; the loader and the pages rely on nothing newer without a fallback.
    target: 'baseline-widely-available',
    rolldownOptions: {
      // The viewer's library says 'use client', which is nothing to this site.
      onLog: (level, log, tell) => log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log),
    },
  },
});
