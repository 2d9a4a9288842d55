// Signs a one-time ticket. Java 11 or later, no libraries.
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.UUID;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class Sign {
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    /** user: your own id of the user. name, mobile: may be null. now: seconds; now and jti vary in tests only. */
    public static String sign(String appId, String kid, String secret, String user, String name, String mobile, long now, String jti) throws Exception {
        String header = "{\"alg\":\"HS256\",\"typ\":\"JWT\",\"kid\":" + quote(kid) + "}";
        String claims = "{\"iss\":" + quote(appId) + ",\"sub\":" + quote(user) + ",\"aud\":\"travel-embed\",\"iat\":" + now + ",\"exp\":" + (now + 120) + ",\"jti\":" + quote(jti)
            + (name == null ? "" : ",\"name\":" + quote(name))
            + (mobile == null ? "" : ",\"mobile\":" + quote(mobile)) + "}";
        String text = encode(header) + "." + encode(claims);
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        return text + "." + BASE64.encodeToString(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    }

    public static String sign(String appId, String kid, String secret, String user, String name, String mobile) throws Exception {
        return sign(appId, kid, secret, user, name, mobile, Instant.now().getEpochSecond(), UUID.randomUUID().toString());
    }

    private static String encode(String json) {
        return BASE64.encodeToString(json.getBytes(StandardCharsets.UTF_8));
    }

    /** Text as a JSON string; if you have a JSON library, use it instead. */
    private static String quote(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char sign : text.toCharArray()) {
            if (sign == '"' || sign == '\\') out.append('\\').append(sign);
            else if (sign < ' ') out.append(String.format("\\u%04x", (int) sign));
            else out.append(sign);
        }
        return out.append('"').toString();
    }

    /** TRAVEL_SECRET=… java Sign.java appId kid user [name] [mobile] [now] [jti]; "-" leaves one out. */
    public static void main(String[] given) throws Exception {
        String[] all = java.util.Arrays.copyOf(given, 7);
        for (int n = 0; n < all.length; n++) if ("-".equals(all[n])) all[n] = null;
        long now = all[5] == null ? Instant.now().getEpochSecond() : Long.parseLong(all[5]);
        String jti = all[6] == null ? UUID.randomUUID().toString() : all[6];
        System.out.println(sign(all[0], all[1], System.getenv("TRAVEL_SECRET"), all[2], all[3], all[4], now, jti));
    }
}
