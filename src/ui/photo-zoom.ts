export interface PhotoSize {
  width: number;
  height: number;
}

/** How a photo lies in its frame: its middle moved by x and y, and so many times as large as it fits. */
export interface PhotoView {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE_PHOTO: PhotoView = { zoom: 1, x: 0, y: 0 };

/** Small print on the label of a medicine can be read at this. */
const MOST_ZOOM = 6;

/** The photo as large as fits into the frame, by width over height. */
export function fitPhoto(frame: PhotoSize, ratio: number): PhotoSize {
  const width = Math.min(frame.width, frame.height * ratio);
  return { width, height: width / ratio };
}

/** Never smaller than the frame allows, and never with an edge drawn into the middle of it. */
export function clampPhoto(view: PhotoView, frame: PhotoSize, ratio: number): PhotoView {
  const zoom = Math.min(Math.max(view.zoom, 1), MOST_ZOOM);
  const { width, height } = fitPhoto(frame, ratio);
  const clamp = (value: number, size: number, room: number) => {
    const most = Math.max(0, (size * zoom - room) / 2);
    return Math.min(Math.max(value, -most), most);
  };
  return { zoom, x: clamp(view.x, width, frame.width), y: clamp(view.y, height, frame.height) };
}

/** What lies at the focus, counted from the middle of the frame, stays there. */
export function zoomPhoto(
  view: PhotoView,
  factor: number,
  focus: { x: number; y: number },
  frame: PhotoSize,
  ratio: number,
): PhotoView {
  const zoom = Math.min(Math.max(view.zoom * factor, 1), MOST_ZOOM);
  const real = zoom / view.zoom;
  const moved = { zoom, x: focus.x - (focus.x - view.x) * real, y: focus.y - (focus.y - view.y) * real };
  return clampPhoto(moved, frame, ratio);
}
