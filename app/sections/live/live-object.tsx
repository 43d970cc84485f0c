import { PageWeight, type PageWeightProps } from './page-weight.tsx';
import { Queue, type QueueProps } from './queue.tsx';

/** The object that one service shows and no other does. */
export type LiveObjectProps = ({ kind: 'page-weight' } & PageWeightProps) | ({ kind: 'queue' } & QueueProps);

/** What a service's page lets visitors try out. */
export function LiveObject(props: LiveObjectProps) {
  return props.kind === 'queue' ? <Queue {...props} /> : <PageWeight {...props} />;
}
