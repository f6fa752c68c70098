// One of a few: buttons side by side.

interface SegmentsProps {
  label: string;
  values: [string, string][];
  value: string;
  set: (value: string) => void;
}

export function Segments({ label, values, value, set }: SegmentsProps) {
  return (
    <div class="hm-segments" role="radiogroup" aria-label={label}>
      {values.map(([name, text]) => (
        <button
          key={name}
          type="button"
          role="radio"
          aria-checked={value === name}
          class={value === name ? "is-on" : ""}
          onClick={() => set(name)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
