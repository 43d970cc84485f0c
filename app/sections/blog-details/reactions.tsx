import { Bookmark, Heart, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { shareAddress } from './share-address.ts';
import { Toast, type ToastMessage } from './toast.tsx';

export interface ReactionsProps {
  like: { label: string; count: number };
  comments: { label: string; count: number };
  share: { label: string; done: string; failed: string };
  save: { label: string; note: string };
}

/** What a reader can do with the article. Likes and saves live as long as the page: nothing is stored and nothing is sent. */
export function Reactions({ like, comments, share, save }: ReactionsProps) {
  const [liked, setLiked] = useState(false);
  const [saved, setSaved] = useState(false);
  const [toast, setToast] = useState<ToastMessage>();

  async function shareArticle() {
    const outcome = await shareAddress();
    if (outcome === 'copied') setToast({ kind: 'done', text: share.done });
    if (outcome === 'failed') setToast({ kind: 'failed', text: share.failed });
  }

  function toggleSaved() {
    setSaved(!saved);
    setToast(saved ? undefined : { kind: 'done', text: save.note });
  }

  return (
    <div className="reactions">
      <button type="button" aria-pressed={liked} data-replay onClick={() => setLiked(!liked)}>
        <Heart className="icon" aria-hidden />
        <span className="sr-only">{like.label}</span> <b className="figure">{like.count + Number(liked)}</b>
      </button>
      <a href="#comments">
        <MessageCircle className="icon" aria-hidden />
        <span className="sr-only">{comments.label}</span> <b className="figure">{comments.count}</b>
      </a>
      <button type="button" data-replay onClick={shareArticle}>
        <Share2 className="icon" aria-hidden />
        {share.label}
      </button>
      <button type="button" aria-pressed={saved} data-replay onClick={toggleSaved}>
        <Bookmark className="icon" aria-hidden />
        {save.label}
      </button>
      <Toast message={toast} onLeave={() => setToast(undefined)} />
    </div>
  );
}
