// The tutor of the guided games: a herald with a plumed cap and a trumpet, drawn for this page.

export function Herald({ size = 52 }: { size?: number }) {
  return (
    <svg class="gd-herald" width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="31" class="gd-h-ground" />
      <path d="M9 57c2-13 11-18 23-18s21 5 23 18A31 31 0 0 1 9 57z" fill="#8f2b2b" />
      <path d="M32 39v24a31 31 0 0 0 23-6c-2-13-11-18-23-18z" fill="#2d4a7a" />
      <path d="M22 41l10 8 10-8-3-5H25z" fill="#f1e6cf" />
      <path d="M32 50l2.2 3.4 3.9.6-2.7 2.8.7 4-4.1-1.8-4.1 1.8.7-4-2.7-2.8 3.9-.6z" fill="#d8a93c" />
      <path d="M22 24c0-8 4-12 10-12s10 4 10 12c0 9-4 15-10 15s-10-6-10-15z" fill="#e6b78f" />
      <path
        d="M22 27c-2 0-3 1-2.600 3s1.600 3.500 3.600 3zM42 27c2 0 3 1 2.600 3s-1.600 3.500-3.600 3z"
        fill="#e6b78f"
      />
      <path d="M25 34c2 4.500 12 4.500 14 0-2 7-4 9-7 9s-5-2-7-9z" fill="#8a5a34" />
      <path
        d="M28.500 35.200c2 1.400 5 1.400 7 0"
        fill="none"
        stroke="#2b1d12"
        stroke-width="1.1"
        stroke-linecap="round"
      />
      <circle cx="28" cy="27" r="1.500" fill="#2b1d12" />
      <circle cx="36" cy="27" r="1.500" fill="#2b1d12" />
      <path
        d="M26 23.500c1.200-1 2.600-1 3.800-.2M34.200 23.300c1.200-.8 2.600-.8 3.800.2M32 27.500v4"
        fill="none"
        stroke="#2b1d12"
        stroke-width="1.1"
        stroke-linecap="round"
      />
      <path d="M18 21c1-10 7-14 14-14s13 4 14 14c-8-4-20-4-28 0z" fill="#2d4a7a" />
      <path d="M17 22c9-5 21-5 30 0l-1 3c-9-4-19-4-28 0z" fill="#d8a93c" />
      <path
        d="M42 12c4-8 12-8 15-4-5 0-4 4-8 6 3 0 5 1 6 3-6 0-10 0-13-5z"
        fill="#f6efe0"
        stroke="#8a7a5c"
        stroke-width="0.8"
      />
    </svg>
  );
}
