/** Where the screen of a trip leads to. */
export interface TripNavigation {
  onOpen: (path: string) => void;
  onBack: () => void;
  onEdit: () => void;
  /** The trip is hidden; `canUndo` says whether it can be brought back for a while. */
  onRemoved: (tripId: string, canUndo: boolean) => void;
}
