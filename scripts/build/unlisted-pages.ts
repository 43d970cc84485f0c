/**
 * Paths that are prerendered although no route names them: the not-found page in its two variants. The splat route
 * draws them; the second path contains '/services', which asks for white navigation.
 */
export const notFoundPage = '/404';
export const lightNotFoundPage = '/404/services';

export const unlistedPages = [notFoundPage, lightNotFoundPage];
