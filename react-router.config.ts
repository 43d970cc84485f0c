import type { Config } from '@react-router/dev/config';
import { unlistedPages } from './scripts/build/unlisted-pages.ts';

export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), ...unlistedPages],
} satisfies Config;
