import { Check, CircleAlert } from 'lucide-react';
import { useEffect } from 'react';

export interface ToastMessage {
  kind: 'done' | 'failed';
  text: string;
}

interface ToastProps {
  message: ToastMessage | undefined;
  onLeave: () => void;
}

const shownMs = 5000;

/** A short word about what has just been done. It is read out, asks for nothing and leaves by itself. */
export function Toast({ message, onLeave }: ToastProps) {
  useEffect(() => {
    if (!message) return;
    const leave = setTimeout(onLeave, shownMs);
    return () => clearTimeout(leave);
  }, [message, onLeave]);

  const Icon = message?.kind === 'failed' ? CircleAlert : Check;
  return (
    // The region stands there from the start: what appears together with it is not read out.
    <div className="toast-place" role="status">
      {message && (
        <p className="toast" data-surface="night" data-kind={message.kind}>
          <Icon className="icon" aria-hidden />
          {message.text}
        </p>
      )}
    </div>
  );
}
