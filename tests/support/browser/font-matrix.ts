/** Sizes and widths of `npm run test:all`, and those of the gate. */
export const wholeMatrix = { sizes: [16, 24, 32], widths: [320, 390, 768, 1024, 1280, 1440, 1920] };
export const gateMatrix = { sizes: [24, 32], widths: [320, 768, 1280] };
