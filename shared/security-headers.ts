import { site } from './site.ts';

export interface SecurityFacts {
  /** Whether the public address of the site is https. */
  https: boolean;
  /** What browsers are told about https, if not a year for this one host. */
  hsts?: string;
}

/** Names below this one may belong to others, so that they are left out until an owner says otherwise. */
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

function buildContentSecurityPolicy({ https }: SecurityFacts): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    ownStyles,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${videoOrigin}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ];
  // On plain http it would send every request of a machine without a certificate to a port nobody listens on.
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
 * Says who may show a file: pictures everybody, since a mail's signature and a preview in a chat load them from here; all
 * else only this site.
 * @param address a path, or the ending of one with its dot
 */
export const resourcePolicyOf = (address: string) => (pictureEnding.test(address) ? 'cross-origin' : 'same-origin');

/**
 * The headers every answer carries, in lower case; a page adds its styles to the policy, and a picture may be shown elsewhere. The server sends them; the build
 * writes them for hosts that serve the plain files.
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
