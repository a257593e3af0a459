import { Icon } from "@/components/ui/icon";

/** Opens the settings panel; `LookSettings` handles the press. Hidden without JavaScript. */
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
