import { useEffect, useRef } from 'react';
import { profile } from '#contract/profile.ts';
import type { Photo } from '#contract/profile.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { Avatar } from '#ui/display/Tag.tsx';
import type { AvatarProps } from '#ui/display/Tag.tsx';

interface MemberPhotoProps extends Omit<AvatarProps, 'children'> {
  /** "" without a photo. */
  photoId: string;
}

/** The photo of the logged-in member; the first letter of the name while it loads, and without a photo. */
export function MemberPhoto({ photoId, ...rest }: MemberPhotoProps) {
  return <Avatar {...rest}>{photoId && <Picture key={photoId} photoId={photoId} />}</Avatar>;
}

const covering = { position: 'absolute', width: '100%', height: '100%', borderRadius: '50%' } as const;

/** Drawn on a canvas: a policy of the page that forbids pictures does not forbid this. */
function Picture({ photoId }: { photoId: string }) {
  const known = useValue(useResource(profile.photo, { photoId }).current);
  const canvas = useRef<HTMLCanvasElement>(null);
  const photo = known.state === 'ready' ? known.data : null;
  useEffect(() => {
    let isLive = true;
    if (photo)
      void pictureOf(photo).then((picture) => {
        const target = canvas.current;
        if (!isLive || !target || !picture) return;
        target.width = picture.width;
        target.height = picture.height;
        target.getContext('2d')?.drawImage(picture, 0, 0);
        picture.close();
      });
    return () => {
      isLive = false;
    };
  }, [photo]);
  return photo && <canvas ref={canvas} width={0} height={0} style={covering} />;
}

/** Null for a file that is no picture. */
const pictureOf = async ({ type, content }: Photo): Promise<ImageBitmap | null> => {
  try {
    const bytes = Uint8Array.from(atob(content.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
    return await createImageBitmap(new Blob([bytes], { type }));
  } catch {
    return null;
  }
};
