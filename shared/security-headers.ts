import { analytics } from './analytics.ts';
import { site } from './site.ts';

export interface SecurityFacts {
  /** Whether the public address of the site is https. */
  https: boolean;
  /** `Strict-Transport-Security`, if not a year for this one host. */
  hsts?: string;
}

/** Leaves out subdomains, which may belong to others, unless the owner sets them. */
const defaultHsts = 'max-age=31536000';

const styleHashPattern = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** The one site that may show itself in a frame. */
const videoOrigin = site.video.split('/', 3).join('/');

const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const ownStyles = "style-src 'self'";

const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';

function buildContentSecurityPolicy({ https }: SecurityFacts): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...(analytics ? [withoutQuery(analytics.script)] : [])].join(' '),
    ownStyles,
    "img-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...(analytics ? [withoutQuery(analytics.reports)] : [])].join(' '),
    "manifest-src 'self'",
    `frame-src ${videoOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  // Skipped on plain http: requests would go to a closed port.
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

export const policyHeader = 'content-security-policy';

/**
 * The policy for a page that has its styles inside it.
 * @param styleHashes of these styles, as `sha256-…` without quotes
 * @throws if a style hash is not a hash: one stray quote would open the whole policy.
 */
export function allowStyles(policy: string, styleHashes: readonly string[]): string {
  const wrong = styleHashes.find((hash) => !styleHashPattern.test(hash));
  if (wrong !== undefined) throw new Error(`not a style hash: ${wrong}`);
  return policy.replace(ownStyles, [ownStyles, ...styleHashes.map((hash) => `'${hash}'`)].join(' '));
}

export const resourceHeader = 'cross-origin-resource-policy';

const pictureEnding = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/;

/**
 * Says which sites may show a file: all may show pictures, since a mail's signature and a preview in a chat load them
 * from here.
 * @param address a path, or the ending of one with its dot
 */
export const resourcePolicyOf = (address: string) => (pictureEnding.test(address) ? 'cross-origin' : 'same-origin');

/**
 * Headers of every answer, in lower case; a page adds its style hashes, a picture a wider policy. The build also writes
 * them for hosts of plain files.
 */
export function buildSecurityHeaders(facts: SecurityFacts): Record<string, string> {
  return {
    [policyHeader]: buildContentSecurityPolicy(facts),
    ...(facts.https && { 'strict-transport-security': facts.hsts ?? defaultHsts }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    [resourceHeader]: resourcePolicyOf(''),
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}
