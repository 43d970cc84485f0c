import { type ForwardNotes, forward } from './forward.ts';

declare const FORWARD_NOTES: ForwardNotes;

export default (request: Request): Promise<Response> =>
  forward(request, { visitor: request.headers.get('x-real-ip'), secret: process.env.FORWARD_SECRET }, FORWARD_NOTES);
