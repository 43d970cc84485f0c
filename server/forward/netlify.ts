import { type ForwardNotes, forward } from './forward.ts';

declare const FORWARD_NOTES: ForwardNotes;
declare const FORWARD_PATHS: string[];
declare const Netlify: { env: { get: (name: string) => string | undefined } };

export default (request: Request, { ip }: { ip: string }): Promise<Response> =>
  forward(request, { visitor: ip, secret: Netlify.env.get('FORWARD_SECRET') }, FORWARD_NOTES);

export const config = { path: FORWARD_PATHS };
