import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { drawingsPlugin } from './scripts/build/drawings-plugin.ts';
import { parseSiteUrl } from './shared/site-url.ts';

export default defineConfig({
  plugins: [tailwindcss(), drawingsPlugin(), reactRouter()],
  define: { 'import.meta.env.SITE_URL': JSON.stringify(parseSiteUrl(process.env.SITE_URL)) },
  build: {
    // Inlined assets would need `data:` in the content-security policy.
    assetsInlineLimit: 0,
    // Widely available features only; the loader and the pages rely on nothing newer without a fallback.
    target: 'baseline-widely-available',
    rolldownOptions: {
      output: {
        // React and its router in one file: every page needs all of it, and together it compresses 3 kB better.
        codeSplitting: {
          groups: [{ name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ }],
        },
      },
    },
  },
});
