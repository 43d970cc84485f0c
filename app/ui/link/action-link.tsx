import { ButtonLink } from '../button/button.tsx';
import { type Action, type ExternalAction, isExternalAction } from './action.ts';
import { ArrowExternalLink } from './arrow-link.tsx';

/** Link of a claim: to a page of this site a button, to a product's own site a quieter link. */
export function ActionLink({ action }: { action: Action | ExternalAction | undefined }) {
  if (!action) return null;
  return isExternalAction(action) ? (
    <ArrowExternalLink action={action} />
  ) : (
    <ButtonLink action={action} variant="solid" />
  );
}
