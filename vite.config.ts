import globalData from '@csstools/postcss-global-data';
import { reactRouter } from '@react-router/dev/vite';
import customMedia from 'postcss-custom-media';
import { defineConfig } from 'vite';
import { drawingsPlugin } from './scripts/build/drawings-plugin.ts';
import { listsPlugin } from './scripts/build/lists-plugin.ts';
import { metaPlugin } from './scripts/build/meta-plugin.ts';
import { parseSiteUrl } from './shared/site-url.ts';

export default defineConfig({
  plugins: [drawingsPlugin(), listsPlugin(), metaPlugin(), reactRouter()],
  define: { 'import.meta.env.SITE_URL': JSON.stringify(parseSiteUrl(process.env.SITE_URL)) },
  css: { postcss: { plugins: [globalData({ files: ['app/styles/breakpoints.css'] }), customMedia()] } },
  // `npm run dev`: the real server answers the one call.
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.API_PORT ?? '3001'}` } },
  build: {
    // Inlined assets would need `data:` in the content-security policy.
    assetsInlineLimit: 0,
    // Widely available features only; the loader and the pages rely on nothing newer without a fallback.
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        // Two files that every page needs anyway: each compresses better whole than in pieces. What only a few pages share,
        // such as the parts of forms, stays out of them.
        codeSplitting: {
          groups: [
            { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
            { name: 'ui', test: /(app[\\/]ui|shared|node_modules[\\/]lucide-react)[\\/]/, minShareCount: 6 },
            // Two icons of the menus, which every page has: a chunk of their own instead of two.
            { name: 'ui', test: /lucide-react[\\/].*[\\/](arrow-left|x)\.m?js$/, minShareCount: 2 },
            // What most pages are made of; single small files would cost each page more than one shared one.
            {
              name: 'sections',
              test: /app[\\/]sections[\\/](cards|cells|faq[\\/]faq|hero[\\/](hero|illustrated))/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
});
