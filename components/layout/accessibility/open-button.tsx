import { Icon } from "@/components/ui/icon";

/**
 * Opens the settings panel. It contains no code: `LookSettings` handles its press. Hidden without JavaScript; the
 * accessibility statement names alternatives.
 */
export function OpenLookSettings({ label, className }: { label: string; className: string }) {
  return (
    <button
      type="button"
      data-opens="look-settings"
      aria-haspopup="dialog"
      className={`items-center gap-2 [@media(scripting:none)]:hidden ${className}`}
    >
      <Icon name="accessibility" />
      {label}
    </button>
  );
}
