/** As a screen shows a photo that is kept in Base64. */
export function toPhotoUri(content: string): string {
  return `data:image/jpeg;base64,${content}`;
}
