declare module 'highlightjs-solidity' {
  import type { LanguageFn } from 'lowlight';

  export const solidity: LanguageFn;
  export const yul: LanguageFn;
}
