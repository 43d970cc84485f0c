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
  },
});
