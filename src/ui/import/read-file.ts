/** Bytes of a file in base64url, which a form carries as it is. Rejects where the file has gone meanwhile. */
export function readFile(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(
        String(reader.result)
          .replace(/^[^,]*,/, '')
          .replace(/\+/g, '-')
          .replace(/\//g, '_')
          .replace(/=+$/, ''),
      );
    reader.onerror = () => reject(reader.error ?? new Error('a file that cannot be read'));
    reader.readAsDataURL(file);
  });
}
